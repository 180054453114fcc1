import { Type, type Static, type TProperties, type TSchema } from "typebox";
import { named } from "./schema-names.ts";

/** An object with exactly these fields: anything not listed never leaves the server. */
export function closed<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** A closed object that the document names and describes once. */
export function view<Fields extends TProperties>(name: string, fields: Fields) {
  return named(name, closed(fields));
}

/** A value, or null. */
export function orNull<Value extends TSchema>(value: Value) {
  return Type.Union([value, Type.Null()]);
}

/** One of these words, and the type of them. */
export function oneOf<Word extends string>(words: readonly Word[]) {
  return Type.Unsafe<Word>(Type.String({ enum: [...words] }));
}

/** Every success: the view under `data` (specification, section 7). */
export function dataOf<Data extends TSchema>(data: Data) {
  return closed({ data });
}

/** A success with information about the whole result under `meta`. */
export function dataAndMetaOf<Data extends TSchema, Meta extends TSchema>(data: Data, meta: Meta) {
  return closed({ data, meta });
}

/**
 * Every failure: a message for a person and a stable code for a program; under the code
 * `validation`, `details` names the fields (specification, section 8).
 */
export const failure = view("Failure", {
  error: closed({
    message: Type.String(),
    code: Type.String(),
    details: Type.Optional(
      Type.Array(
        closed({
          field: Type.String(),
          code: Type.String(),
          message: Type.String(),
          /** Of a start: as below. */
          kind: Type.Optional(Type.String()),
        }),
      ),
    ),
    /** Of a start that was refused: the reason in the words of the specification (section 8). */
    kind: Type.Optional(Type.String()),
    /** Of a registration: the messages of `details`, by field. */
    fieldsErrors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    /** Of a registration: what is about no field; null where all is. */
    commonError: Type.Optional(orNull(Type.String())),
    /** Of a registration: whether the domain of the address looks like a typo. */
    isEmailTypo: Type.Optional(Type.Boolean()),
    /** Of feedback: the message again (specification, section 8). */
    serverErrorMessage: Type.Optional(Type.String()),
    /** Of a phone number: what is wrong with it; null where it is something else. */
    phoneError: Type.Optional(orNull(Type.String())),
    /** Of a phone number: what is wrong with its code; null where it is something else. */
    codeError: Type.Optional(orNull(Type.String())),
    /** Of a phone number: the code of what is wrong with it or its code, else that of the failure. */
    errorCode: Type.Optional(Type.String()),
    /** Of a phone number: seconds until another code can be sent; null where that is not the reason. */
    countdown: Type.Optional(orNull(Type.Integer())),
  }),
});

export type Failure = Static<typeof failure>;
