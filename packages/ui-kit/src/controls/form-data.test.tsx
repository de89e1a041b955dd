import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Carousel } from './carousel/carousel.tsx'
import { Counter } from './counter/counter.tsx'
import { Dropdown, type DropdownOption } from './dropdown/dropdown.tsx'
import { TextField } from './text-field/text-field.tsx'

type CommitProps = { readonly label: string; readonly name: string; readonly onValueCommitted: () => void }

afterEach(cleanup)

function dataOf(container: HTMLElement): readonly (readonly [string, FormDataEntryValue])[] {
  return [...new FormData(container.querySelector('form') ?? undefined)]
}

it('has no entry for a Carousel before an item is selected', () => {
  const { container } = render(
    <form>
      <Carousel label="Round" name="round" items={[{ value: '1', label: 'Round 1' }]} />
    </form>,
  )
  expect(dataOf(container)).toEqual([])
})

it('has the item of a Carousel that is selected, also where no ResizeObserver exists', () => {
  const { container } = render(
    <form>
      <Carousel label="Round" name="round" items={[{ value: '1', label: 'Round 1' }]} />
    </form>,
  )
  fireEvent.click(screen.getByRole('radio'))
  expect(dataOf(container)).toEqual([['round', '1']])
})

it('keeps its value when the page prevents the reset of its form', () => {
  const options = ['season', 'round'].map((value) => ({ value, label: value }))
  const { container } = render(
    <form onReset={(event) => event.preventDefault()}>
      <Dropdown label="Board" name="board" options={options} />
    </form>,
  )
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'round' } })
  act(() => container.querySelector('form')?.reset())
  expect(dataOf(container)).toEqual([['board', 'round']])
})

it.each([
  ['Counter', (props: CommitProps) => <Counter {...props} defaultValue={4} />, 'spinbutton', '7'],
  ['TextField', (props: CommitProps) => <TextField {...props} defaultValue="Side" />, 'textbox', 'Sides'],
])(
  'calls no callback of a %s that is reset while the user types, when it loses the focus',
  (_, control, role, text) => {
    const onValueCommitted = vi.fn()
    const { container } = render(
      <form>{control({ label: 'Answer', name: 'answer', onValueCommitted })}</form>,
    )
    const field = screen.getByRole(role)
    act(() => field.focus())
    fireEvent.change(field, { target: { value: text } })
    act(() => container.querySelector('form')?.reset())
    act(() => field.blur())
    expect(onValueCommitted).not.toHaveBeenCalled()
  },
)

it('has the option that a Dropdown shows, also when its options are loaded later', () => {
  const form = (options: readonly DropdownOption[]) => (
    <form>
      <Dropdown label="Board" name="board" options={options} />
    </form>
  )
  const { container, rerender } = render(form([]))
  expect(dataOf(container)).toEqual([])
  rerender(form([{ value: 'season', label: 'Season' }]))
  expect(container.querySelector('select')?.value).toBe('season')
  expect(dataOf(container)).toEqual([['board', 'season']])
})
