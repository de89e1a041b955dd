import type { FollowUp, Option, Widget } from '@touchline/engagement-sdk'

/** How other fans answered: `vote_count`, `answer_count`, `engagement_count`, `average_magnitude` and the like. */
const CROWD_FIELD = /_(?:count|percent)$|^average_/

/**
 * Returns a widget without the fields that show how other fans answered. While a match is open they must not be in the
 * cache: a fan who sees them predicts with the crowd.
 */
export function withoutCrowd(widget: Widget): Widget {
  return {
    ...withoutCounts(widget),
    follow_ups: widget.follow_ups.map((followUp) => withoutCounts(followUp)),
  }
}

function withoutCounts<Part extends Widget | FollowUp>(part: Part): Part {
  const { choices } = part
  return {
    ...withoutFields(part),
    options: part.options.map(neededOfOption),
    choices: choices.map(withoutFields),
  }
}

/** Lists the needed fields instead of removing others: a match has hundreds of options with a dozen fields each. */
function neededOfOption(option: Option): Option {
  const { id, description, image_url, vote_url, is_correct, reward_item_amount, correct_number } = option
  return { id, description, image_url, vote_url, is_correct, reward_item_amount, correct_number }
}

function withoutFields<Fields extends object>(fields: Fields): Fields {
  const kept = { ...fields }
  for (const name of Object.keys(kept)) if (CROWD_FIELD.test(name)) Reflect.deleteProperty(kept, name)
  return kept
}
