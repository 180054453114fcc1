import { Type, type Static, type TProperties, type TSchema } from "typebox";

/** An object with these fields and no others: what is not named never leaves the server. */
export function closed<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** A value, or null where there is none. */
export function orNull<Value extends TSchema>(value: Value) {
  return Type.Union([value, Type.Null()]);
}

/** Every success: the view under `data` (specification, section 7). */
export function dataOf<View extends TSchema>(view: View) {
  return closed({ data: view });
}

/** A success with what is to be said about the whole under `meta`. */
export function dataAndMetaOf<View extends TSchema, Meta extends TSchema>(view: View, meta: Meta) {
  return closed({ data: view, meta });
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
