import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aWidget } from '../testing/index.ts'
import * as wire from './index.ts'
import { WIDGET_KINDS, type WidgetKind } from './vocabulary.ts'
import { widgetSchema } from './widget.ts'

// The specification, section 3, 'Other platform enumerations', and section 9.
it.each([
  [
    'CHAT_MESSAGE_EVENTS',
    wire.CHAT_MESSAGE_EVENTS,
    'message-created, image-created, custom-message-created, message-deleted, image-deleted, chatroom-updated',
  ],
  ['QUEST_STATUSES', wire.QUEST_STATUSES, 'incomplete, completed'],
  ['REWARD_CLAIM_STATUSES', wire.REWARD_CLAIM_STATUSES, 'claimed, unclaimed'],
  ['REWARD_ITEM_STATUSES', wire.REWARD_ITEM_STATUSES, 'active, redeemed, inactive'],
  ['INVITATION_STATUSES', wire.INVITATION_STATUSES, 'accepted, pending, rejected'],
  ['DISMISSIBLE_INVITATION_STATUSES', wire.DISMISSIBLE_INVITATION_STATUSES, 'pending, dismissed'],
  ['SCHEDULED_MESSAGE_STATUSES', wire.SCHEDULED_MESSAGE_STATUSES, 'scheduled, pending, published, inflight'],
  [
    'WIDGET_INTERACTION_PHASES',
    wire.WIDGET_INTERACTION_PHASES,
    'ready, interactive, finished, results, submitting, points, badge',
  ],
  ['BLOCKCHAINS', wire.BLOCKCHAINS, 'ethereum, polygon, chiliz, hedera'],
  ['TOKEN_TYPES', wire.TOKEN_TYPES, 'fungible, non-fungible'],
  ['MODERATION_REASONS', wire.MODERATION_REASONS, 'shadow-muted, profanity'],
  ['MESSAGE_SORT_ORDERS', wire.MESSAGE_SORT_ORDERS, 'created_at, -created_at, reply, -reply'],
  ['TRANSFER_DIRECTIONS', wire.TRANSFER_DIRECTIONS, 'sent, received'],
  ['ANALYTICS_PROVIDER_KINDS', wire.ANALYTICS_PROVIDER_KINDS, 'built-in, custom, segment, mparticle'],
  ['REPORT_TARGETS', wire.REPORT_TARGETS, 'chat-room, user-profile, chat-message'],
])('%s are those of the specification', (_, values, expected) => {
  expect(values.join(', ')).toBe(expected)
})

it('has ten codes of failed video chats', () => {
  expect(wire.VIDEO_CHAT_ERROR_CODES).toHaveLength(10)
})

it('is compatible with version 0.0.1-alpha.30 of the platform client', () => {
  expect(wire.PLATFORM_SDK_VERSION).toBe('0.0.1-alpha.30')
})

it('requires options of polls, predictions, their follow-ups and cheer meters, and of no other kind', () => {
  const parses = (kind: WidgetKind) => z.safeParse(widgetSchema, { ...aWidget(), kind, options: [] }).success
  expect(WIDGET_KINDS.filter((kind) => !parses(kind)).sort()).toEqual([
    'cheer-meter',
    'image-number-prediction',
    'image-number-prediction-follow-up',
    'image-poll',
    'image-prediction',
    'image-prediction-follow-up',
    'text-number-prediction',
    'text-number-prediction-follow-up',
    'text-poll',
    'text-prediction',
    'text-prediction-follow-up',
  ])
})
