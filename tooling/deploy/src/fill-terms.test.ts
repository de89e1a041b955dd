import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DeploymentError, parseDeployment } from './deployment.ts'
import { fillTerms } from './fill-terms.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
const PAGE = readFileSync(join(DEPLOY, '../apps/predictor/public/terms.html'), 'utf8')
const TERMS = {
  promoter: 'Example Rugby & Co',
  address: '1 Example Street, Wellington',
  period: 'from 14 February to 22 June 2025',
  notification: 'by email within a week of the final',
  contact: 'predictor@example.com',
  law: 'New Zealand',
}

it('fills every placeholder of the terms page with text', () => {
  const page = fillTerms(PAGE, { ...TERMS, contact: '<b>us' })
  expect(page).toContain('The promoter is Example Rugby &amp; Co, 1 Example Street, Wellington.')
  expect(page).toContain('Write to &lt;b&gt;us.')
  expect(page).not.toContain('<span')
})

it('names every value that the deployment leaves out', () => {
  const { promoter: _promoter, contact: _contact, ...rest } = TERMS
  const fill = () => fillTerms(PAGE, rest)
  expect(fill).toThrow(DeploymentError)
  expect(fill).toThrow(/terms\.promoter is missing.*\nterms\.contact is missing.*\n.*settings\.termsUrl/)
})

it('names a value without a placeholder in the page', () => {
  expect(() => fillTerms(PAGE, { ...TERMS, promotor: 'x' })).toThrow(
    'terms.promotor is unknown: the terms page has promoter, address, period, notification, contact, law.',
  )
})

it('says in the local deployment that the terms are an example', () => {
  const local = parseDeployment(readFileSync(join(DEPLOY, 'deployment.local.json'), 'utf8'))
  expect(fillTerms(PAGE, local.terms ?? {})).toContain('these terms are an example')
})
