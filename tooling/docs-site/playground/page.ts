import type { Output } from './output.ts'

const code = part('code', HTMLTextAreaElement)
const choice = part('recipe', HTMLSelectElement)
const button = part('run', HTMLButtonElement)
const output = part('output', HTMLElement)
const workerUrl = URL.createObjectURL(
  new Blob([part('worker', HTMLScriptElement).text], { type: 'text/javascript' }),
)
const recipes: readonly { readonly title: string; readonly code: string }[] = JSON.parse(
  part('recipes', HTMLScriptElement).text,
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
  // A failure of the playground itself: the program's own arrive as output.
  running.onerror = ({ message }) => stop(message || 'The playground could not start in this browser.')
  running.postMessage(code.value)
}

/** Ends the running program; `reason` is empty where nothing has to be said. */
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

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${kind.name} with the id ${id}.`)
}
