import { Type, type Static, type TSchema } from "typebox";

/** Every success: the view under `data` (specification, section 7). */
export function dataOf<View extends TSchema>(view: View) {
  return Type.Object({ data: view }, { additionalProperties: false });
}

/**
 * Every failure: a sentence for a person and a stable code for a program; under the code
 * `validation`, `details` names the fields (specification, section 8).
 */
export const failure = Type.Object(
  {
    error: Type.Object(
      {
        message: Type.String(),
        code: Type.String(),
        details: Type.Optional(
          Type.Array(
            Type.Object(
              { field: Type.String(), code: Type.String(), message: Type.String() },
              { additionalProperties: false },
            ),
          ),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

export type Failure = Static<typeof failure>;
