import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { newToken, tokenHash } from '../../core/tokens.ts'
import {
  findProfile,
  insertAccessToken,
  insertProfile,
  type ProfileRow,
  updateProfile,
} from '../../data/profiles.ts'
import { found, notFound } from '../../middleware/http-error.ts'
import { validBody } from '../../middleware/validate.ts'
import { randomNickname } from '../../services/crowd/fan-names.ts'
import { attributesSchema, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const LONGEST_NICKNAME = 30
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

/** The own profile and other profiles (docs/contract/rest.md, 'Profiles'). */
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
  async function create(c: Context, fields: ProfileFields): Promise<Response> {
    const { nickname = randomNickname(), custom_data: customData, attributes } = fields
    const token = newToken()
    const id = await db.transaction().execute(async (work) => {
      const made = await insertProfile(work, { nickname, customData, attributes, now: clock.now() })
      await insertAccessToken(work, { tokenHash: tokenHash(token), profileId: made })
      return made
    })
    return c.json({ ...show(c, await profileById(id)), access_token: token }, 201)
  }

  const ownPath = '/applications/:clientId/profile'
  app.use(ownPath, async (c, next) => {
    if (c.req.param('clientId') !== clientId) throw notFound('Application')
    await next()
  })

  app.get(ownPath, auth.required, async (c) => c.json(show(c, await profileById(c.var.profileId))))
  app.patch(ownPath, auth.required, validBody(profileFields), (c) =>
    change(c, c.var.profileId, c.req.valid('json')),
  )
  app.post(ownPath, validBody(profileFields), (c) => create(c, c.req.valid('json')))

  app.get('/profiles/:id', auth.required, async (c) => c.json(show(c, await profileById(c.req.param('id')))))
  return app
}
