import { openScreen } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

// What a screen reader reads of the leaderboards and of the pages outside the tabs. A change of these trees is reviewed as
// a change of a text is.

it('the leaderboards are read as a choice, the own place and a table whose first three are rows like the others', async ({
  page,
  stage,
}) => {
  await openScreen(page, stage, 'leaderboard')
  await expect(page.getByRole('main').getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Leaderboards":
      - text: Leaderboard
      - combobox "Leaderboard":
        - option "Round Leaderboard" [selected]
        - option "Season Leaderboard"
      - group "Round":
        - button "Previous"
        - text: Round 10
        - button "Next"
      - group "Who is shown":
        - button "Everyone" [pressed]
        - button "Start a mates' board": Mates
      - heading "Round Leaderboard" [level=2]
      - term: Your Rank
      - definition: /[#=]\\d+/
      - term: Your Name
      - definition: Demo Fan
      - term: Your Points
      - definition: /\\d+/
      - paragraph: /(Level with|\\d+ points? behind) [#=]\\d+/
      - button "Around me"
      - paragraph: Level on points? The better final score prediction goes first.
      - table "Round Leaderboard":
        - caption: Round Leaderboard
        - rowgroup:
          - row "Rank Name Points":
            - columnheader "Rank"
            - columnheader "Name"
            - columnheader "Points"
        - rowgroup:
          - row:
            - cell "1"
            - rowheader
            - cell /\\d+/
          - row:
            - cell "2"
            - rowheader
            - cell /\\d+/
          - row:
            - cell "3"
            - rowheader
            - cell /\\d+/
          - row:
            - cell "4"
            - rowheader
            - cell /\\d+/
  `)
})

it('the rules are read as one heading and one sentence for each question', async ({ page, stage }) => {
  await openScreen(page, stage, 'rules')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: Men’s 2024
      - heading "RULES" [level=1]
      - button "Close"
      - paragraph: 80 points to win in every match. Answer before kick-off. Points are added when the match is settled.
      - list:
        - listitem:
          - heading "Final score" [level=2]
          - paragraph: Overall 30 points. Each correct team score and the outcome get 10. A score 1-5 away gets 5, 6-10 away 3, 11-15 away 1.
          - text: 30 points
        - listitem:
          - heading "Team to score the first try" [level=2]
          - paragraph: 10 points, no partial points.
          - text: 10 points
        - listitem:
          - heading "Minute of first points" [level=2]
          - paragraph: 10 points when exact. 1 away gets 5, 2 away 3, 3 away 1.
          - text: 10 points
        - listitem:
          - heading "Team ahead at half time" [level=2]
        - listitem:
          - heading "Higher-scoring half" [level=2]
        - listitem:
          - heading "Successful conversions" [level=2]
      - heading "Level on points" [level=2]
      - paragraph: If totals are equal, the higher score for the final score question wins.
      - heading "Called off or moved" [level=2]
      - paragraph
      - heading "Who can win" [level=2]
      - paragraph: The promotion is open to people aged 18 or over who live in New Zealand, Australia, Fiji, or the UK. Players from other countries may play but are not eligible for prizes.
      - paragraph: Prizes are stated in NZD. Winners are decided by the leaderboards.
      - paragraph: The tournament ends on June 22, 2024.
      - link "Accessibility (opens in a new tab)"
  `)
})

it('the pages with the nickname and the login are read as a heading and what to do', async ({
  page,
  stage,
}) => {
  await openScreen(page, stage, 'profile')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: Men’s 2024
      - heading "Choose your nickname" [level=1]
      - button "Close"
      - text: Nickname 8 / 30
      - textbox "Nickname": Demo Fan
      - paragraph: Everyone on the leaderboard sees it.
      - button "Confirm"
  `)
  await openScreen(page, stage, 'welcome')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: Men’s 2024
      - heading "WELCOME" [level=1]
      - paragraph: Call the score before kick-off. See where you stand after the whistle.
      - text: Nickname 0 / 30
      - textbox "Nickname"
      - paragraph: Everyone on the leaderboard sees it.
      - button "Confirm" [disabled]
      - paragraph:
        - text: By playing you agree to the
        - button "terms and conditions"
        - text: .
  `)
  await openScreen(page, stage, 'error-log-in')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: Men’s 2024
      - heading "LOG IN TO PLAY" [level=1]
      - paragraph: You need to be logged in to make predictions.
      - link "Try a practice match"
  `)
})
