import { type SandboxProcess, startProcess } from '../../src/client/start-process.ts'
import { type Answer, call, newFan, round, widgetsOf } from '../api.ts'

interface Storm {
  readonly kills: number
  readonly args: readonly string[]
  /** Sandboxes on the same database that stay alive and take votes too. @default 0 */
  readonly alive?: number
}

type Fan = Awaited<ReturnType<typeof newFan>>

/** The requests and acknowledgements of one fan's answer to one widget. */
interface Known {
  /** The option last acknowledged, and where it is changed. */
  option?: string
  url?: string
  /** Options sent whose answer never came: each may or may not have taken effect. */
  readonly open: Set<string>
}

const FANS = 12
const WORKERS = 8
/** A kill comes somewhere among so many acknowledgements. */
const MOST_VOTES = 150

/**
 * Votes and changes votes without pause while the sandbox is killed again and again. Returns how many were acknowledged with 201
 * or 200, those that are not stored as acknowledged, and the widgets that a fan has more than one answer to.
 */
export async function killStorm({ kills, args, alive = 0 }: Storm) {
  const others: SandboxProcess[] = []
  while (others.length < alive) others.push(await startProcess(args))
  let sandbox = await startProcess(args)
  const fans = await Promise.all(Array.from({ length: FANS }, () => newFan(sandbox)))
  const rounds = await Promise.all([11, 12, 13].map((number) => round(sandbox, number)))
  const widgets = (await Promise.all(rounds.flat().map((program) => widgetsOf(sandbox, program.id)))).flat()
  const known = new Map<string, Known>()
  let acknowledged = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const { promise: enough, resolve: end } = Promise.withResolvers<void>()
    const storm = { isOver: false, left: 1 + Math.floor(Math.random() * MOST_VOTES) }
    const workers = Array.from({ length: WORKERS }, async () => {
      while (!storm.isOver) {
        const votes = await oneVote(anyOf([sandbox, ...others]), { fans, widgets, known })
        acknowledged += votes
        storm.left -= votes
        if (storm.left <= 0) end()
      }
    })
    await enough
    await sandbox.kill()
    storm.isOver = true
    await Promise.all(workers)
    sandbox = await startProcess(args)
  }
  const found = await check(sandbox, fans, known)
  for (const one of [sandbox, ...others]) await one.stop()
  return { acknowledged, ...found }
}

interface Field {
  readonly fans: readonly Fan[]
  readonly widgets: readonly Answer['body'][]
  readonly known: Map<string, Known>
}

/** Sends a vote, or changes one that is there. Returns 1 when it was acknowledged. */
async function oneVote(sandbox: SandboxProcess, { fans, widgets, known }: Field): Promise<number> {
  const fan = anyOf(fans)
  const widget = anyOf(widgets)
  const option = anyOf<Answer['body']>(widget.options)
  const key = `${fan.id} ${widget.id}`
  const entry = known.get(key) ?? { open: new Set<string>() }
  // One request per answer at a time, since the order of two could not be determined.
  if (entry.open.size > 0) return 0
  known.set(key, entry)
  entry.open.add(option.id)
  const { token } = fan
  // The port may change from start to start.
  const { pathname } = new URL(entry.url ?? option.vote_url)
  const request = entry.url
    ? call(sandbox, `PATCH ${pathname}`, { token, body: { option_id: option.id } })
    : call(sandbox, `POST ${pathname}`, { token })
  const answer = await request.catch(() => undefined)
  if (answer === undefined) return 0
  if (answer.status >= 300)
    throw new Error(`A vote was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  entry.open.clear()
  entry.option = option.id
  entry.url = answer.body.url
  return 1
}

/** Reads the answers of all fans, and compares them with what was acknowledged. */
async function check(sandbox: SandboxProcess, fans: readonly Fan[], known: ReadonlyMap<string, Known>) {
  const answers = await Promise.all(
    fans.map(async ({ id, token }): Promise<Answer['body'][]> => {
      const { body } = await call(sandbox, `GET profiles/${id}/widget-interactions/`, { token })
      return body.interactions['text-prediction'] ?? []
    }),
  )
  const stored = Map.groupBy(answers.flat(), ({ profile_id, widget_id }) => `${profile_id} ${widget_id}`)
  const doubled = [...stored].filter(([, ofWidget]) => ofWidget.length > 1).map(([key]) => key)
  const lost = [...known].flatMap(([key, { option, open }]) => {
    const there: string | undefined = stored.get(key)?.[0].option_id
    const isFine = there === option || (there !== undefined && open.has(there))
    return isFine ? [] : [`${key}: ${option} was acknowledged, ${there} is stored`]
  })
  return { doubled, lost }
}

function anyOf<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
