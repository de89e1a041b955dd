import { expect, it } from 'vitest'
import * as wire from './index.ts'

// The specification, section 3, 'Other platform enumerations', and section 9.
it.each([
  [
    'CHAT_MESSAGE_EVENTS',
    'message-created, image-created, custom-message-created, message-deleted, image-deleted, chatroom-updated',
  ],
  ['QUEST_STATUSES', 'incomplete, completed'],
  ['REWARD_CLAIM_STATUSES', 'claimed, unclaimed'],
  ['REWARD_ITEM_STATUSES', 'active, redeemed, inactive'],
  ['INVITATION_STATUSES', 'accepted, pending, rejected'],
  ['DISMISSIBLE_INVITATION_STATUSES', 'pending, dismissed'],
  ['SCHEDULED_MESSAGE_STATUSES', 'scheduled, pending, published, inflight'],
  ['WIDGET_INTERACTION_PHASES', 'ready, interactive, finished, results, submitting, points, badge'],
  ['BLOCKCHAINS', 'ethereum, polygon, chiliz, hedera'],
  ['TOKEN_TYPES', 'fungible, non-fungible'],
  ['MODERATION_REASONS', 'shadow-muted, profanity'],
  ['MESSAGE_SORT_ORDERS', 'created_at, -created_at, reply, -reply'],
  ['TRANSFER_DIRECTIONS', 'sent, received'],
  ['ANALYTICS_PROVIDER_KINDS', 'built-in, custom, segment, mparticle'],
  ['REPORT_TARGETS', 'chat-room, user-profile, chat-message'],
] as const)('%s are %s', (name, values) => {
  expect(wire[name].join(', ')).toBe(values)
})

it('has ten codes of failed video chats', () => {
  expect(wire.VIDEO_CHAT_ERROR_CODES).toHaveLength(10)
})

it('is compatible with version 0.0.1-alpha.30 of the platform client', () => {
  expect(wire.PLATFORM_SDK_VERSION).toBe('0.0.1-alpha.30')
})
