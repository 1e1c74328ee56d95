/** Why a server does not do what somebody wished: the words of the contract (packages/protocol, REFUSAL_WORDS), and kinds without one. */
export type RefusalName =
  | 'your-seat'
  | 'host'
  | 'free-seat'
  | 'open'
  | 'playing'
  | 'ended'
  | 'ready'
  | 'asked'
  | 'nothing-to-take-back'
  | 'silent'
  | 'bot'
  | 'person'
  | 'kept'
  | 'stale'
  | 'name'
  | 'rate'
  | 'unavailable';
