import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { blocksOf, deleteBlock, insertBlock, type ProfileBlock } from '../../data/profile-blocks.ts'
import { findProfile } from '../../data/profiles.ts'
import { found, HttpError, invalidField } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { text } from '../../middleware/query-fields.ts'
import { validBody, validQuery } from '../../middleware/validate.ts'
import { profileChannel, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const blockFields = z.object({ blocked_profile_id: z.string('This field is required.') })
const blocksQuery = z.object({ ...pageFields, blocked_profile_id: text })

/** The blocks of a profile (contract 2.13). The client decides what it shows of a blocked profile. */
export function blockRoutes({ clientId, db, clock, auth, events }: AppContext): Hono {
  const app = new Hono({ strict: false })

  function show(c: Context, { id, by, blocked }: ProfileBlock) {
    const links = linksOf(c)
    return {
      id,
      url: links.block(id),
      blocked_profile_id: blocked.id,
      blocked_by_profile_id: by.id,
      blocked_profile: profileResource(blocked, { clientId, links }),
      blocked_by_profile: profileResource(by, { clientId, links }),
    }
  }

  async function ownBlock(profileId: string, id: string): Promise<ProfileBlock> {
    const [block] = await blocksOf(db, profileId, { id })
    return found(block, 'Block')
  }

  app.post('/profile-blocks', auth.required, validBody(blockFields), async (c) => {
    const { profileId } = c.var
    const { blocked_profile_id: blockedId } = c.req.valid('json')
    if (blockedId === profileId) throw invalidField('blocked_profile_id', 'A profile cannot block itself.')
    found(await findProfile(db, blockedId), 'Profile')
    const block = await insertBlock(db, {
      id: randomUUID(),
      blocked_by_profile_id: profileId,
      blocked_profile_id: blockedId,
      created_at: clock.now(),
    })
    if (!block) throw new HttpError(409, 'This profile is blocked already.')
    const payload = show(c, block)
    await events.publish(profileChannel(profileId), { event: 'block-profile', payload })
    return c.json(payload, 201)
  })

  app.get('/profile-blocks', auth.required, validQuery(blocksQuery), async (c) => {
    const { blocked_profile_id: blockedId, ...query } = c.req.valid('query')
    const blocks = await blocksOf(db, c.var.profileId, { blockedId })
    return c.json(pageOf(c, query).paginate(blocks, (block) => show(c, block)))
  })
  app.get('/profile-blocks/:id', auth.required, async (c) =>
    c.json(show(c, await ownBlock(c.var.profileId, c.req.param('id')))),
  )
  app.delete('/profile-blocks/:id', auth.required, async (c) => {
    const { id, by, blocked } = await ownBlock(c.var.profileId, c.req.param('id'))
    await deleteBlock(db, id)
    const payload = { id, blocked_profile_id: blocked.id }
    await events.publish(profileChannel(by.id), { event: 'unblock-profile', payload })
    return c.body(null, 204)
  })

  app.get('/blocked-profile-ids', auth.required, validQuery(z.object(pageFields)), async (c) => {
    const blocks = await blocksOf(db, c.var.profileId, {})
    return c.json(pageOf(c, c.req.valid('query')).paginate(blocks, ({ blocked }) => blocked.id))
  })
  return app
}
