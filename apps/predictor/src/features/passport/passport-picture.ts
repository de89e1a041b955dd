import { passportCopy } from '../../config/copy/passport-copy.ts'
import { shareCopy } from '../../config/copy/share-copy.ts'
import type { PictureLine, SharePicture } from '../../sharing/share-picture.ts'
import type { SeasonPassport } from './season-passport.ts'

/** Returns a season as a picture with the total as its large number. */
export function passportPicture(passport: SeasonPassport): Pick<SharePicture, 'match' | 'hero' | 'lines'> {
  return {
    match: passportCopy.pageTitle,
    hero: {
      label: passportCopy.shareHero,
      value: String(passport.points),
      unit: shareCopy.pointsUnit(passport.points),
    },
    lines: linesOf(passport),
  }
}

/** Returns a season as text to share; it says the same as the picture. */
export function passportText(passport: SeasonPassport, tournament: string, link: string): string {
  return [
    passportCopy.shareTotal(passport.points, tournament),
    ...linesOf(passport).map(({ question, answer, points }) =>
      points === undefined
        ? shareCopy.line(`${question}:`, answer)
        : shareCopy.resultLine(`${question}:`, answer, points),
    ),
    shareCopy.play(link),
  ].join('\n')
}

function linesOf({
  rounds,
  exactScores,
  streak,
  bestRound,
  bestCall,
}: SeasonPassport): readonly PictureLine[] {
  return [
    { question: passportCopy.roundsPlayed, answer: String(rounds.length) },
    { question: passportCopy.exactScores, answer: String(exactScores) },
    { question: passportCopy.streak, answer: String(streak.longest) },
    ...(bestRound === undefined
      ? []
      : [{ question: passportCopy.bestRound, answer: bestRound.label, points: bestRound.points }]),
    ...(bestCall === undefined
      ? []
      : [
          {
            question: passportCopy.bestCall,
            answer: shareCopy.match(bestCall.home, bestCall.away),
            points: bestCall.points,
          },
        ]),
  ]
}
