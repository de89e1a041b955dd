import { describe, expect, it } from 'vitest'
import { BY_HAND, type ByHand, GUIDE } from '../src/by-hand.ts'
import { aProject } from './a-project.ts'

const ENGAGEMENT = `import { createEngagement } from '@touchline/engagement-sdk'
export const engagement = createEngagement({ clientId: 'c' })
`

const from = (names: string, code: string) => `import { ${names} } from '@livelike/javascript'\n${code}\n`

/** For each section of the guide, files that only a person can change. */
const CASES: readonly (readonly [section: ByHand, what: string, text: string])[] = [
  ['imports', 'a namespace', `import * as client from '@livelike/javascript'\n`],
  ['imports', 'a require call', `const { getWidget } = require('@livelike/javascript')\n`],
  ['imports', 'a template', 'const client = import(`@livelike/javascript`)\n'],
  ['imports', 'the other package', `import LiveLike from '@livelike/engagementsdk'\n`],
  ['imports', 'a comment in the list', from('getWidget, /* why */ getLeaderboard', '')],
  ['references', 'a function that is passed on', from('getWidget', 'const read = { run: getWidget }')],
  ['references', 'a function that is exported', from('getWidget', 'export { getWidget }')],
  ['references', 'the type of a function', from('getWidget', 'type Read = typeof getWidget')],
  ['kinds', 'an unknown kind', from('WidgetKind', 'const kind = WidgetKind.SOMETHING_NEW')],
  ['kinds', 'a computed kind', from('WidgetKind', 'const kind = WidgetKind[TEXT_POLL]')],
  ['init', 'another option', from('init', `init({ clientId: 'c', storageStrategy })`)],
  ['init', 'options that are not written out', from('init', 'init(options)')],
  ['init', 'a comment in the options', from('init', `init({ clientId: 'c', /* why */ accessToken })`)],
  ['init', 'a client id from a parameter', from('init', 'const start = (clientId) => init({ clientId })')],
  ['init', 'a client id that changes', from('init', `let id = 'c'; id = 'd'; init({ clientId: id })`)],
  ['init', 'a client id from a call', from('init', 'init({ clientId: read() })')],
  ['init', 'another call in it', from('getWidget, init', `init({ clientId: 'c', nickName: getWidget({}) })`)],
  ['one-engagement', 'two calls of init', from('init', `init({ clientId: 'c' }); init({ clientId: 'd' })`)],
  ['names', 'its own engagement', from('getWidget', 'const read = (engagement) => getWidget({ widgetId })')],
  ['arguments', 'a property that it has not', from('getWidget', 'getWidget({ widgetId, cache: false })')],
  ['arguments', 'no argument', from('getWidget', 'getWidget()')],
  ['arguments', 'options in an object', from('updateUserProfile', 'updateUserProfile({ options })')],
  ['lists', 'a next page', from('getWidgets', 'const page = await getWidgets({ programId }); page.next()')],
  ['lists', 'a page that is returned', from('getWidgets', 'const read = () => getWidgets({ programId })')],
  ['lists', 'a number of items', from('getWidgets', 'getWidgets({ programId }).then(({ count }) => count)')],
  ['lists', 'a timeline', from('getPostedWidgets', 'getPostedWidgets({ programId })')],
  ['interactions', 'a promise', from('getWidgetsInteractions', 'getWidgetsInteractions({}).then(show)')],
  ['listeners', 'a listener', from('addProgramListener', 'addProgramListener({ programId }, listener)')],
  ['presence', 'presence', from('joinPresenceChannel', 'joinPresenceChannel({ channel })')],
  ['other-functions', 'a function of chat', from('sendMessage', 'sendMessage({ roomId })')],
  ['syntax', 'invalid syntax', from('getWidget', 'getWidget({')],
]

describe('a file with a part that only a person can change', () => {
  it.each(CASES)('is left as it is, and the section %s is printed: %s', (section, _, text) => {
    const mixed = from('getChatRoom', 'getChatRoom({ roomId })') + text
    using project = aProject({ 'engagement.ts': ENGAGEMENT, 'file.ts': mixed })
    const { code, output } = project.run('.')
    expect({ code, text: project.read('file.ts') }).toEqual({ code: 1, text: mixed })
    expect(output).toContain(BY_HAND[section])
    expect(output).toContain(`${GUIDE}#${section}\n`)
  })

  it('names the file, the line and the function', () => {
    const text = from('addProgramListener', '\naddProgramListener({ programId }, listener)')
    using project = aProject({ 'src/live.ts': text })
    expect(project.run('src').output.split('\n').slice(0, 2)).toEqual([
      'src/live.ts: left as it is',
      `  src/live.ts:3 addProgramListener: ${BY_HAND.listeners}`,
    ])
  })

  it('does not prevent changes of the other files', () => {
    using project = aProject({
      'engagement.ts': ENGAGEMENT,
      'live.ts': from('addProgramListener', ''),
      'read.ts': from('getWidget', 'getWidget(options)'),
    })
    expect(project.run('.').output).toContain('1 changed, 1 left as it is.')
    expect(project.read('read.ts')).toBe(
      `import { getWidget } from '@touchline/engagement-sdk'\nimport { engagement } from './engagement'\ngetWidget(engagement, options)\n`,
    )
  })

  it.each([
    ['no file creates an engagement', {}],
    ['two files create one', { 'a.ts': from('init', `init({ clientId: 'c' })`), 'b.ts': ENGAGEMENT }],
  ])('includes every file that needs an engagement when %s', (_, others) => {
    const files = { ...others, 'read.ts': from('getWidget', 'getWidget(options)') }
    using project = aProject(files)
    const { code, output } = project.run('.')
    expect(code).toBe(1)
    expect(output).toContain(BY_HAND['one-engagement'])
    for (const [path, text] of Object.entries(files)) expect(project.read(path)).toBe(text)
  })
})
