import { type Context, Hono, type Next } from 'hono'
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
import { validBody } from '../../middleware/validate.ts'
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

type ProfileFields = z.infer<typeof profileFields>

/** The own profile and other profiles (contract 2.10; 6.2 rows 2 and 14). */
export function profileRoutes({ clientId, db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  const show = (c: Context, row: ProfileRow) => profileResource(row, { clientId, links: linksOf(c) })

  async function profileById(id: string): Promise<ProfileRow> {
    return found(await findProfile(db, id), 'Profile')
  }

  /** Changes a profile and shows it. */
  async function change(c: Context, id: string, { attributes, ...fields }: ProfileFields): Promise<Response> {
    await updateProfile(db, id, { ...fields, ...(attributes && { attributes: JSON.stringify(attributes) }) })
    return c.json(show(c, await profileById(id)))
  }

  /** Creates a profile. Only this response contains its token. */
  async function create(c: Context, fields: ProfileFields, customId?: string): Promise<Response> {
    const { nickname = randomNickname(), custom_data: customData, attributes } = fields
    const token = newToken()
    const profile = await db.transaction().execute(async (work) => {
      const made = await insertProfile(work, { nickname, customData, attributes, customId, now: clock.now() })
      if (made) await insertAccessToken(work, { tokenHash: tokenHash(token), profileId: made.id })
      return made
    })
    if (!profile) throw new HttpError(409, 'A profile with this custom id exists.')
    return c.json({ ...show(c, profile), access_token: token }, 201)
  }

  const ownPath = '/applications/:clientId/profile'
  const customPath = '/profile-by-custom-id/:clientId/:customId'
  for (const path of [ownPath, customPath])
    app.use(path, async (c, next) => {
      if (c.req.param('clientId') !== clientId) throw notFound('Application')
      await next()
    })

  app.get(ownPath, auth.required, async (c) => c.json(show(c, await profileById(c.var.profileId))))
  app.on(['PATCH', 'PUT'], ownPath, auth.required, validBody(profileFields), (c) =>
    change(c, c.var.profileId, c.req.valid('json')),
  )
  app.post(ownPath, validBody(profileFields), (c) => create(c, c.req.valid('json')))

  app.get(customPath, auth.required, async (c) =>
    c.json(show(c, found(await findProfileByCustomId(db, c.req.param('customId')), 'Profile'))),
  )
  app.post(customPath, requireCustomer, validBody(profileFields), (c) =>
    create(c, c.req.valid('json'), c.req.param('customId')),
  )

  async function requireCustomer(c: Context, next: Next): Promise<void> {
    const customId = c.req.param('customId') ?? ''
    if (customId.length > LONGEST_CUSTOM_ID)
      throw invalidField('custom_id', 'Ensure this field has no more than 255 characters.')
    auth.requireCustomerToken(c, customId)
    await next()
  }

  app.get('/profiles/:id', auth.required, async (c) => c.json(show(c, await profileById(c.req.param('id')))))
  app.on(['PATCH', 'PUT'], '/profiles/:id', auth.required, validBody(profileFields), async (c) => {
    const { id } = await profileById(c.req.param('id'))
    if (id !== c.var.profileId) throw new HttpError(403, 'Another profile cannot be changed.')
    return change(c, id, c.req.valid('json'))
  })
  return app
}
