/** @module @touchline/ui-kit */

export { Badge, type BadgeProps, StatusTag, type StatusTagProps } from './controls/badge/badge.tsx'
export { Button, type ButtonProps } from './controls/button/button.tsx'
export {
  type ButtonAppearance,
  type ButtonAttributes,
  type ButtonVariant,
  buttonAttributes,
} from './controls/button/button-attributes.ts'
export { Card, type CardProps } from './controls/card/card.tsx'
export { type CardAppearance, type CardAttributes, cardAttributes } from './controls/card/card-attributes.ts'
export { Carousel, type CarouselProps } from './controls/carousel/carousel.tsx'
export { type ChoiceItem, ChoiceList, type ChoiceListProps } from './controls/choice-list/choice-list.tsx'
export { CircularSlider, type CircularSliderProps } from './controls/circular-slider/circular-slider.tsx'
export { Counter, type CounterProps } from './controls/counter/counter.tsx'
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type RowTone,
} from './controls/data-table/data-table.tsx'
export { Dropdown, type DropdownProps } from './controls/dropdown/dropdown.tsx'
export { FormattedNumber, type FormattedNumberProps } from './controls/formatted-number/formatted-number.tsx'
export { FramedDialog, type FramedDialogProps } from './controls/framed-dialog/framed-dialog.tsx'
export {
  AlmostIcon,
  ArrowIcon,
  BackIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DownIcon,
  ExternalIcon,
  ForwardIcon,
  InfoIcon,
  LockIcon,
  MinusIcon,
  PencilIcon,
  PersonIcon,
  PlusIcon,
  WarningIcon,
} from './controls/icons/icons.tsx'
export {
  type MessageAction,
  MessageScreen,
  type MessageScreenProps,
} from './controls/message-screen/message-screen.tsx'
export { Notice, type NoticeProps } from './controls/notice/notice.tsx'
export { Toast, type ToastProps } from './controls/notice/toast.tsx'
export { NumberLine, type NumberLineProps } from './controls/number-line/number-line.tsx'
export { PlusPattern, type PlusPatternProps } from './controls/plus-pattern/plus-pattern.tsx'
export {
  ProgressStep,
  type ProgressStepProps,
  ProgressSteps,
  type ProgressStepsProps,
  StepHeading,
  type StepHeadingProps,
} from './controls/progress-steps/progress-steps.tsx'
export { Skeleton, type SkeletonProps } from './controls/skeleton/skeleton.tsx'
export { Slider, type SliderProps } from './controls/slider/slider.tsx'
export { Spinner, type SpinnerProps } from './controls/spinner/spinner.tsx'
export { Swiper, type SwiperProps } from './controls/swiper/swiper.tsx'
export { Tabs, type TabsProps } from './controls/tabs/tabs.tsx'
export { TeamBadge, type TeamBadgeProps } from './controls/team-badge/team-badge.tsx'
export { TextField, type TextFieldProps } from './controls/text-field/text-field.tsx'
export { ClockContext, type ReadClock, useClock, useNow } from './controls/time/clock.ts'
export { TONES, type Tone } from './controls/tone.ts'
export type {
  ControlItem,
  FormControlProps,
  NumberControlProps,
  ValueControlProps,
} from './controls/value-control.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './controls/visually-hidden/visually-hidden.tsx'
export { ENGLISH_TEXTS, type KitTexts, TextsContext } from './texts/kit-texts.ts'
