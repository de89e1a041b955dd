import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import { useDisabledAtBound } from '../../internal/use-disabled-at-bound.ts'
import { Button } from '../button/button.tsx'
import { BackIcon, ForwardIcon } from '../icons/icons.tsx'
import styles from './swiper.module.css'

export type SwiperProps = {
  /** Label of the group, for instance 'Round'. Omit it around a Carousel, which has its own label. */
  readonly label?: string | undefined
  /** The name of the selected item, or a Carousel. */
  readonly children: ReactNode
  /** Called when the previous item is requested. */
  readonly onPrevious?: (() => void) | undefined
  /** Called when the next item is requested. */
  readonly onNext?: (() => void) | undefined
  /** Whether there is no previous item. @default false */
  readonly previousDisabled?: boolean | undefined
  /** Whether there is no next item. @default false */
  readonly nextDisabled?: boolean | undefined
  /** Label of the previous button, for instance 'Previous round'. */
  readonly previousLabel: string
  /** Label of the next button, for instance 'Next round'. */
  readonly nextLabel: string
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/**
 * Renders the selected item between a previous and a next button.
 *
 * @example <Swiper label="Round" previousLabel="Previous round" nextLabel="Next round" onPrevious={back} onNext={on}>Round 10</Swiper>
 */
export function Swiper({
  label,
  children,
  onPrevious,
  onNext,
  previousDisabled = false,
  nextDisabled = false,
  previousLabel,
  nextLabel,
  className,
}: SwiperProps): ReactElement {
  const current = joinTexts(children)
  return (
    <div
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
      className={classNames(styles['swiper'], className)}
    >
      <Arrow label={previousLabel} atBound={previousDisabled} onPress={onPrevious}>
        <BackIcon />
      </Arrow>
      <div className={styles['current']} aria-live={typeof current === 'string' ? 'polite' : undefined}>
        {current}
      </div>
      <Arrow label={nextLabel} atBound={nextDisabled} onPress={onNext}>
        <ForwardIcon />
      </Arrow>
    </div>
  )
}

type ArrowProps = {
  readonly label: string
  readonly atBound: boolean
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

function Arrow({ label, atBound, onPress, children }: ArrowProps): ReactElement {
  return (
    <Button variant="quiet" shape="round" label={label} {...useDisabledAtBound(atBound)} onClick={onPress}>
      {children}
    </Button>
  )
}
