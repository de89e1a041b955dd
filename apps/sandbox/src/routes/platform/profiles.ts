import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { newToken, tokenHash } from '../../core/tokens.ts'
import { insertAccessToken } from '../../data/access-tokens.ts'
import {
  findProfile,
  findProfileByCustomId,
  insertProfile,
  type ProfileRow,
  updateProfile,
} from '../../data/profiles.ts'
import { found, HttpError, invalidField, notFound } from '../../middleware/http-error.ts'
import { readBody } from '../../middleware/read-body.ts'
import { randomNickname } from '../../services/crowd/fan-names.ts'
import { attributesSchema, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const LONGEST_NICKNAME = 30
const LONGEST_CUSTOM_ID = 255
const LONGEST_CUSTOM_DATA = 65_536

const profileFields = z.object({
  nickname: z
    .string('Not a valid string.')
    .trim()
    .min(1, 'This field may not be blank.')
    .refine(
      (text) => [...text].length <= LONGEST_NICKNAME,
      'Ensure this field has no more than 30 characters.',
    )
    .optional(),
  custom_data: z
    .string('Not a valid string.')
    .max(LONGEST_CUSTOM_DATA, `Ensure this field has no more than ${LONGEST_CUSTOM_DATA} characters.`)
    .nullable()
    .optional(),
  attributes: attributesSchema.optional(),
})

/** Own profile, other profiles (contract 2.10; 6.2 rows 2 and 14). */
export function profileRoutes({ clientId, db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  const show = (c: Context, row: ProfileRow) => profileResource(row, { clientId, links: linksOf(c) })

  async function profileById(id: string): Promise<ProfileRow> {
    return found(await findProfile(db, id), 'Profile')
  }

  async function change(c: Context, id: string): Promise<Response> {
    const { attributes, ...fields } = await readBody(c, profileFields)
    await updateProfile(db, id, { ...fields, ...(attributes && { attributes: JSON.stringify(attributes) }) })
    return c.json(show(c, await profileById(id)))
  }

  app.use('/applications/:clientId/profile', async (c, next) => {
    if (c.req.param('clientId') !== clientId) throw notFound('Application')
    await next()
  })
  app.get('/applications/:clientId/profile', async (c) =>
    c.json(show(c, await profileById(await auth.requireProfile(c)))),
  )
  app.on(['PATCH', 'PUT'], '/applications/:clientId/profile', async (c) =>
    change(c, await auth.requireProfile(c)),
  )
  app.post('/applications/:clientId/profile', (c) => create(c))

  /** Makes a profile and shows its token, this once. */
  async function create(c: Context, customId?: string): Promise<Response> {
    const { nickname = randomNickname(), custom_data, attributes } = await readBody(c, profileFields)
    const token = newToken()
    const fields = { nickname, customData: custom_data, attributes, customId, now: clock.now() }
    const profile = await db.transaction().execute(async (work) => {
      const made = await insertProfile(work, fields)
      if (made) await insertAccessToken(work, { tokenHash: tokenHash(token), profileId: made.id })
      return made
    })
    if (!profile) throw new HttpError(409, 'A profile with this custom id exists.')
    return c.json({ ...show(c, profile), access_token: token }, 201)
  }

  app.on(['GET', 'POST'], '/profile-by-custom-id/:clientId/:customId', async (c) => {
    if (c.req.param('clientId') !== clientId) throw notFound('Application')
    const customId = c.req.param('customId') ?? ''
    if (c.req.method === 'POST') {
      if (customId.length > LONGEST_CUSTOM_ID)
        throw invalidField('custom_id', 'Ensure this field has no more than 255 characters.')
      auth.requireCustomerToken(c, customId)
      return create(c, customId)
    }
    await auth.requireProfile(c)
    return c.json(show(c, found(await findProfileByCustomId(db, customId), 'Profile')))
  })

  app.get('/profiles/:id', async (c) => {
    await auth.requireProfile(c)
    return c.json(show(c, await profileById(c.req.param('id'))))
  })
  app.on(['PATCH', 'PUT'], '/profiles/:id', async (c) => {
    const own = await auth.requireProfile(c)
    const { id } = await profileById(c.req.param('id'))
    if (id !== own) throw new HttpError(403, 'Another profile cannot be changed.')
    return change(c, own)
  })
  return app
}
