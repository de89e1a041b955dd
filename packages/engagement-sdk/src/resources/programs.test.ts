import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getProgram, listPrograms, takePages, unlistedField } from '../index.ts'
import { aProgram } from '../testing/index.ts'

describe('programs', () => {
  it('lists programs by title, and keeps unlisted fields', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.addProgram({
      program: { ...aProgram({ title: '120-2024 | 1' }), ...{ stream_url: 'https://x/' } },
    })
    const { results } = await takePages(
      listPrograms(engagement, { title: '120-2024 | 1', status: 'live', active: false }),
    )
    expect(results.map(({ title }) => title)).toEqual([program.title, '120-2024 | 1'])
    expect(results.map((found) => unlistedField(found, 'stream_url'))).toEqual([undefined, 'https://x/'])
    expect(platform.calls[0]?.path).toBe(
      '/api/v1/programs/?client_id=test-client&title=120-2024%20%7C%201&status=live&active=false',
    )
  })

  it('lists programs below the endpoint when the application names no list', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { programs_url: null }
    await engagement.init({ accessToken: token })
    expect((await takePages(listPrograms(engagement))).results).toHaveLength(1)
  })

  it('rejects an unknown id', async () => {
    const { engagement } = await readyMatch()
    await expect(getProgram(engagement, { programId: 'x' })).rejects.toMatchObject({
      message: 'Program resource not found. Check Program Id.',
      method: 'GET',
      code: 'not-found',
      status: 404,
      resource: 'Program',
    })
  })
})
