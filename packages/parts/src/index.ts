export * from './deal.ts';
export * from './hand.ts';
export * from './turn-order.ts';
