import { openScreen } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

// What a screen reader reads of a match that is over. A change of these trees is reviewed as a change of a text is.

it('a closed match is read as a heading, an answer and a share for each question', async ({
  page,
  stage,
}) => {
  await openScreen(page, stage, 'prediction-closed')
  await expect(page.getByText('of all fans said the same').first()).toBeAttached()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Back to fixtures"
    - heading "ACT Brumbies vs Hurricanes" [level=1]
    - timer "Predictions closed."
    - heading "PLAY PREDICTOR" [level=2]
    - paragraph:
      - strong: 6 answers saved
      - text: /first saved Apr \\d+, \\d+:\\d+ [AP]M/
    - button "Share"
    - group: So far 0, still possible 80
    - list:
      - listitem:
        - paragraph: prediction one
        - heading "What will the final score be?" [level=3]
        - paragraph: 33 – 20
        - paragraph: /\\d+% of all fans picked the same winner/
      - listitem:
        - paragraph: prediction two
        - heading "In which minute will the first points be scored?" [level=3]
        - paragraph: "7"
        - paragraph: /\\d+% of all fans said the same/
      - listitem:
        - paragraph: prediction three
        - heading "How many successful conversions will there be in the match?" [level=3]
        - paragraph: "5"
        - paragraph: /\\d+% of all fans said the same/
      - listitem:
        - paragraph: prediction four
        - heading "Which team will score the first try?" [level=3]
        - paragraph: ACT Brumbies
        - paragraph: /\\d+% of all fans said the same/
      - listitem:
        - paragraph: prediction five
        - heading "Which team will be ahead at half time?" [level=3]
        - paragraph: ACT Brumbies
        - paragraph: /\\d+% of all fans said the same/
      - listitem:
        - paragraph: prediction six
        - heading "Which half will have more points?" [level=3]
        - paragraph: First half
        - paragraph: /\\d+% of all fans said the same/
    - button "How all fans answered"
  `)
})

it('a result is read once for each question, with its feedback', async ({ page, stage }) => {
  await openScreen(page, stage, 'result')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Back to fixtures"
    - heading "Crusaders vs Melbourne Rebels" [level=1]
    - button "Share"
    - paragraph:
      - img "Crusaders"
      - text: 39 – 0
      - img "Melbourne Rebels"
    - heading "YOU SCORED 10 Points" [level=2]
    - paragraph: of 80
    - list:
      - listitem:
        - paragraph: result one
        - heading "What will the final score be?" [level=3]:
          - button "What will the final score be?"
        - term: "Result:"
        - definition: 39 – 0
        - term: "You said:"
        - definition: 23 – 38
        - text: +0 Points
        - paragraph: Better luck next time!
      - listitem:
        - paragraph: result two
        - heading "In which minute will the first points be scored?" [level=3]:
          - button "In which minute will the first points be scored?"
        - term: "Result:"
        - definition: "10"
        - term: "You said:"
        - definition: "4"
        - text: +0 Points
        - paragraph: Better luck next time!
      - listitem:
        - paragraph: result three
        - heading "How many successful conversions will there be in the match?" [level=3]:
          - button "How many successful conversions will there be in the match?"
        - term: "Result:"
        - definition: "3"
        - term: "You said:"
        - definition: "5"
        - text: +0 Points
        - paragraph: Better luck next time!
      - listitem:
        - paragraph: result four
        - heading "Which team will score the first try?" [level=3]:
          - button "Which team will score the first try?"
        - term: "Result:"
        - definition: Crusaders
        - term: "You said:"
        - definition: Melbourne Rebels
        - text: +0 Points
        - paragraph: Better luck next time!
      - listitem:
        - paragraph: result five
        - heading "Which team will be ahead at half time?" [level=3]:
          - button "Which team will be ahead at half time?"
        - term: "Result:"
        - definition: Crusaders
        - term: "You said:"
        - definition: Melbourne Rebels
        - text: +0 Points
        - paragraph: Better luck next time!
      - listitem:
        - paragraph: result six
        - heading "Which half will have more points?" [level=3]:
          - button "Which half will have more points?"
        - term: "Result:"
        - definition: Second half
        - term: "You said:"
        - definition: Second half
        - text: +10 Points
        - paragraph: Yay! you got it correct
    - link "Back to fixtures"
  `)
})
