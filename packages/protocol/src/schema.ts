/** The schemas as JSON Schema, for programs in other languages. */
import { z } from 'zod';
import { answerSchema } from './answers.ts';
import { requestSchema } from './requests.ts';

/** Zod writes the range of safe integers to every whole number, which hides the limits that matter. */
const withoutSafeRange = ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

export const protocolSchema = (): object =>
  z.toJSONSchema(z.strictObject({ request: requestSchema, answer: answerSchema }), {
    io: 'input',
    override: withoutSafeRange,
  });
