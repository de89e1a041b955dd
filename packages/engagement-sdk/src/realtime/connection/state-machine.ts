/** The result of a pure step function: the next state and its effects, in order. */
export interface Step<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** Returns a step to a state that needs no effects of its own. */
export function withoutEffects<State>(state: State): Step<State, never> {
  return { state, effects: [] }
}

/** Returns the effects of the two ends of a transition. */
interface PhaseEffects<State, Effect> {
  readonly exitEffects: (left: State) => readonly Effect[]
  readonly entryEffects: (entered: State) => readonly Effect[]
}

/**
 * Returns the step of a transition: its effects are those of leaving the old state, those of the transition, and those of
 * entering the new state, also when the phase stays the same.
 *
 * @param next undefined if the state ignores the event
 */
export function stepTo<State, Effect>(
  state: State,
  next: Step<State, Effect> | undefined,
  { exitEffects, entryEffects }: PhaseEffects<State, Effect>,
): Step<State, Effect> {
  if (next === undefined) return { state, effects: [] }
  return { state: next.state, effects: [...exitEffects(state), ...next.effects, ...entryEffects(next.state)] }
}

/** A running state machine. */
export interface StateMachine<State, Event> {
  readonly state: State
  dispatch(event: Event): void
}

/**
 * Creates a state machine of a step function. It performs the effects of a step and queues the events that they dispatch, so
 * that a transition is finished before the next one starts.
 */
export function createStateMachine<State, Event, Effect>(options: {
  initial: State
  step: (state: State, event: Event) => Step<State, Effect>
  perform: (effect: Effect) => void
  /** Called after each transition that changed the state. */
  onState?: (state: State) => void
}): StateMachine<State, Event> {
  let state = options.initial
  let isStepping = false
  const queue: Event[] = []

  function drain(): void {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      const before = state
      const next = options.step(state, event)
      state = next.state
      for (const effect of next.effects) options.perform(effect)
      if (state !== before) options.onState?.(state)
    }
  }

  return {
    get state() {
      return state
    },
    dispatch(event) {
      queue.push(event)
      if (isStepping) return
      isStepping = true
      try {
        drain()
      } finally {
        isStepping = false
      }
    },
  }
}
