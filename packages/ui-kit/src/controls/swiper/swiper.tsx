import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useBound } from '../../internal/use-bound.ts'
import { Button } from '../button/button.tsx'
import { BackIcon, ForwardIcon } from '../icons/icons.tsx'
import styles from './swiper.module.css'

/** Props of {@link Swiper}. */
export type SwiperProps = {
  /** Name of the whole, 'Round' for instance; none around a Carousel, which has a name of its own. */
  readonly label?: string | undefined
  /** What is selected: its name, or a Carousel. */
  readonly children: ReactNode
  /** Goes one back. */
  readonly onPrevious?: (() => void) | undefined
  /** Goes one on. */
  readonly onNext?: (() => void) | undefined
  /** There is nothing before. @default false */
  readonly previousDisabled?: boolean | undefined
  /** There is nothing after. @default false */
  readonly nextDisabled?: boolean | undefined
  /** Name of the arrow back. @default 'Previous' */
  readonly previousLabel?: string | undefined
  /** Name of the arrow on. @default 'Next' */
  readonly nextLabel?: string | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/**
 * An arrow back, what is selected, an arrow on.
 *
 * @example <Swiper label="Round" onPrevious={back} onNext={on}>Round 10</Swiper>
 */
export function Swiper({
  label,
  children,
  onPrevious,
  onNext,
  previousDisabled = false,
  nextDisabled = false,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  className,
}: SwiperProps): ReactElement {
  return (
    <div
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
      className={classNames(styles['swiper'], className)}
    >
      <Arrow label={previousLabel} atBound={previousDisabled} onPress={onPrevious}>
        <BackIcon />
      </Arrow>
      <div className={styles['current']} aria-live={typeof children === 'string' ? 'polite' : undefined}>
        {children}
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
    <Button variant="quiet" shape="round" label={label} {...useBound(atBound)} onClick={onPress}>
      {children}
    </Button>
  )
}
