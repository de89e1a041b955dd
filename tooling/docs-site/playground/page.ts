import type { Output } from './output.ts'

const code = elementById('code', HTMLTextAreaElement)
const choice = elementById('recipe', HTMLSelectElement)
const button = elementById('run', HTMLButtonElement)
const output = elementById('output', HTMLElement)
const workerUrl = URL.createObjectURL(
  new Blob([elementById('worker', HTMLScriptElement).text], { type: 'text/javascript' }),
)
const recipes: readonly { readonly title: string; readonly code: string }[] = JSON.parse(
  elementById('recipes', HTMLScriptElement).text,
)

let running: Worker | undefined

for (const { title } of recipes) choice.append(new Option(title))
choice.addEventListener('change', showRecipe)
button.addEventListener('click', () => (running ? stop('Stopped.') : run()))
code.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run()
})
showRecipe()

function showRecipe(): void {
  stop('')
  code.value = recipes[choice.selectedIndex]?.code ?? ''
}

function run(): void {
  stop('')
  output.replaceChildren()
  button.textContent = 'Stop'
  running = new Worker(workerUrl)
  running.onmessage = ({ data }: MessageEvent<Output>) => {
    if (data.kind === 'done') stop('Done.')
    else print(data.text, data.kind)
    if (data.kind === 'failed') stop('Ended with an error.')
  }
  // An error of the playground itself. Errors of the program arrive as output.
  running.onerror = ({ message }) => stop(message || 'The playground could not start in this browser.')
  running.postMessage(code.value)
}

/** Stops the running program and prints the reason, unless it is empty. */
function stop(reason: string): void {
  running?.terminate()
  running = undefined
  button.textContent = 'Run'
  if (reason !== '') print(reason, 'state')
}

function print(text: string, kind: string): void {
  const line = document.createElement('div')
  line.dataset['kind'] = kind
  line.textContent = text
  output.append(line)
}

function elementById<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${kind.name} with the id ${id}.`)
}
