import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { blocksOf, deleteBlock, insertBlock, type ProfileBlock } from '../../data/profile-blocks.ts'
import { findProfile } from '../../data/profiles.ts'
import { found, HttpError, invalidField } from '../../middleware/http-error.ts'
import { pageOf } from '../../middleware/page-of.ts'
import { readBody } from '../../middleware/read-body.ts'
import { profileChannel, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const blockFields = z.object({ blocked_profile_id: z.string('This field is required.') })

/** Whom a profile has blocked (contract 2.13). What a client shows of the blocked is the client's affair. */
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

  async function ownBlock(c: Context): Promise<ProfileBlock> {
    const profileId = await auth.requireProfile(c)
    const [block] = await blocksOf(db, profileId, { id: c.req.param('id') ?? '' })
    return found(block, 'Block')
  }

  app.post('/profile-blocks', async (c) => {
    const profileId = await auth.requireProfile(c)
    const { blocked_profile_id: blockedId } = await readBody(c, blockFields)
    if (blockedId === profileId) throw invalidField('blocked_profile_id', 'Nobody blocks themselves.')
    found(await findProfile(db, blockedId), 'Profile')
    const id = randomUUID()
    const row = {
      id,
      blocked_by_profile_id: profileId,
      blocked_profile_id: blockedId,
      created_at: clock.now(),
    }
    await insertBlock(db, row)
    const [block] = await blocksOf(db, profileId, { id })
    if (!block) throw new HttpError(409, 'This profile is blocked already.')
    const payload = show(c, block)
    await events.publish(profileChannel(profileId), { event: 'block-profile', payload })
    return c.json(payload, 201)
  })

  app.get('/profile-blocks', async (c) => {
    const profileId = await auth.requireProfile(c)
    const page = pageOf(c)
    const blocks = await blocksOf(db, profileId, {
      blockedId: c.req.query('blocked_profile_id') || undefined,
    })
    return c.json(page.paginate(blocks, (block) => show(c, block)))
  })
  app.get('/profile-blocks/:id', async (c) => c.json(show(c, await ownBlock(c))))
  app.delete('/profile-blocks/:id', async (c) => {
    const { id, by, blocked } = await ownBlock(c)
    await deleteBlock(db, id)
    const payload = { id, blocked_profile_id: blocked.id }
    await events.publish(profileChannel(by.id), { event: 'unblock-profile', payload })
    return c.body(null, 204)
  })

  app.get('/blocked-profile-ids', async (c) => {
    const blocks = await blocksOf(db, await auth.requireProfile(c), {})
    return c.json(pageOf(c).paginate(blocks, ({ blocked }) => blocked.id))
  })
  return app
}
