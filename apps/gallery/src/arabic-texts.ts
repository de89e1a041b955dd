import { type KitTexts, localeFormat } from '@touchline/ui-kit/locale'

export const ARABIC = 'ar-EG'

const { list, number, percent, plural } = localeFormat(ARABIC)

function minutes(count: number): string {
  return plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '# دقائق',
    other: '# دقيقة',
  })
}

const CLOSED = 'أُغلقت التوقعات.'

/** The texts of the kit in Arabic, an example of a translation: another direction, other digits and six plural forms. */
export const ARABIC_TEXTS: KitTexts = {
  numberControl: { untouched: 'بلا إجابة', required: 'اختر قيمة.' },
  counter: {
    more: 'زيادة واحد',
    less: 'إنقاص واحد',
    buttonLabel: (action, counter) => `${action}، ${counter}`,
  },
  framedDialog: { close: 'إغلاق', newTab: 'فتح في علامة تبويب جديدة' },
  messageScreen: { retry: 'إعادة المحاولة' },
  notice: { dismiss: 'إخفاء' },
  numberLine: { result: 'النتيجة', picked: 'توقعك' },
  swiper: { previous: 'السابق', next: 'التالي' },
  countSlider: {
    more: (step) => `زيادة ${number(step)}`,
    fewer: (step) => `إنقاص ${number(step)}`,
    count: (count, isOrMore) => (isOrMore ? `${number(count)}+` : number(count)),
    valueText: (count, isOrMore) => (isOrMore ? `${number(count)} أو أكثر` : number(count)),
  },
  minuteDial: {
    empty: 'اختر دقيقة',
    minute: (minute) => (minute === 0 ? 'قبل الدقيقة الأولى' : `الدقيقة ${number(minute)}`),
    valueText: minutes,
    later: (step) => `تأخير ${minutes(step)}`,
    earlier: (step) => `تقديم ${minutes(step)}`,
    unit: 'دقيقة',
    halfTime: 'استراحة',
  },
  numbersInput: {
    empty: 'حدد رقمًا لكل اختيار',
    someMissing: (choices) => `لا رقم بعد: ${list(choices)}. سيُرسل ${number(0)}`,
  },
  possessionSlider: {
    share: percent,
    teamShare: (team, share) => `${team} ${share}`,
    valueText: (home, away) => `${home}، ${away}`,
  },
  scoreInput: {
    label: (team) => `نقاط ${team}`,
    empty: 'حدد نقاط الفريقين',
    oneMissing: (team) => `لا نقاط بعد: ${team}. سيُرسل ${number(0)}`,
    scores: (home, away) => `${number(home)}–${number(away)}`,
    outcome(teams, { home, away }) {
      if (home === away) return 'تعادل'
      const winner = home > away ? teams.home : teams.away
      return `فوز ${winner.name} بفارق ${number(Math.abs(home - away))}`
    },
  },
  countdownText: {
    remaining(time) {
      if (time.state === 'closed') return CLOSED
      const { days, hours, minutes: minutesLeft, seconds } = time
      return `${number(days)} ي ${number(hours)} س ${number(minutesLeft)} د ${number(seconds)} ث حتى إغلاق التوقعات`
    },
    spoken(time) {
      if (time.state === 'closed') return CLOSED
      return `${minutes(time.days * 24 * 60 + time.hours * 60 + time.minutes)} حتى إغلاق التوقعات`
    },
    announcement: (minutesLeft) =>
      minutesLeft === 0 ? CLOSED : `${minutes(minutesLeft)} حتى إغلاق التوقعات`,
  },
  fixtureStatusTag: {
    'see-results': 'عرض النتائج',
    'awaiting-results': 'بانتظار النتائج',
    'edit-predictions': 'تعديل التوقعات',
    'predict-now': 'توقع الآن',
  },
  pointsBadge: {
    unit: (points) => plural(points, { one: 'نقطة', two: 'نقطتان', few: 'نقاط', other: 'نقطة' }),
  },
  connectionNotice: {
    offline: 'أنت غير متصل بالإنترنت. تُحفظ تغييراتك على هذا الجهاز.',
    slow: 'قد تتأخر التحديثات.',
  },
}
