import { type MatchResult, matchResultSchema } from '../../core/match-result.ts'
import type { ProgramRow } from '../../data/programs.ts'

type PlayedMatch = Pick<ProgramRow, 'home_team_id' | 'away_team_id' | 'result'>

/** The expected score of a match. */
export interface ExpectedScore {
  readonly home: number
  readonly away: number
}

// Averages of the 2024 men's season, for a team without results.
const USUAL_POINTS = 26
const HOME_ADVANTAGE = 2.5

interface Form {
  played: number
  scored: number
  conceded: number
}

/** Computes expected scores from the points that the teams scored and conceded in the season. Returns the score of a match. */
export function expectedScores(matches: readonly PlayedMatch[]): (match: PlayedMatch) => ExpectedScore {
  const forms = new Map<string, Form>()
  for (const match of matches) {
    const result: MatchResult = matchResultSchema.parse(match.result ?? {})
    if (result.homeScore === undefined || result.awayScore === undefined) continue
    add(forms, match.home_team_id, result.homeScore, result.awayScore)
    add(forms, match.away_team_id, result.awayScore, result.homeScore)
  }
  return (match) => {
    const home = averages(forms.get(match.home_team_id))
    const away = averages(forms.get(match.away_team_id))
    return {
      home: (home.scored + away.conceded) / 2 + HOME_ADVANTAGE,
      away: (away.scored + home.conceded) / 2 - HOME_ADVANTAGE,
    }
  }
}

function add(forms: Map<string, Form>, teamId: string, scored: number, conceded: number): void {
  const form = forms.get(teamId) ?? { played: 0, scored: 0, conceded: 0 }
  forms.set(teamId, {
    played: form.played + 1,
    scored: form.scored + scored,
    conceded: form.conceded + conceded,
  })
}

function averages(form: Form | undefined): { scored: number; conceded: number } {
  if (!form) return { scored: USUAL_POINTS, conceded: USUAL_POINTS }
  return { scored: form.scored / form.played, conceded: form.conceded / form.played }
}
