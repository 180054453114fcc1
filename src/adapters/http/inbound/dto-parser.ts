import { validateSync, type ValidationError } from "class-validator";
import type { DtoClass } from "../contract/route.ts";
import type { FieldFailure } from "./bound-route.ts";

/** What was sent, checked; or the fields that were refused. */
export type Parsed<Dto> =
  | { readonly ok: true; readonly value: Dto }
  | { readonly ok: false; readonly failures: readonly FieldFailure[] };

/**
 * Checks an object against the rules of a DTO's class. A field that the class does not name is
 * refused (mass assignment); an empty one counts as not sent (specification, section 7).
 */
export function parseDto<Dto extends object>(Class: DtoClass<Dto>, input: object): Parsed<Dto> {
  const dto = new Class();
  for (const [field, value] of Object.entries(input)) {
    if (value === null || value === undefined || value === "") continue;
    Object.defineProperty(dto, field, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  const errors = validateSync(dto, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  return errors.length === 0
    ? { ok: true, value: dto }
    : { ok: false, failures: errors.flatMap((error) => failuresOf(error, "")) };
}

function failuresOf(error: ValidationError, parent: string): FieldFailure[] {
  const field = parent + error.property;
  const own = Object.entries(error.constraints ?? {}).map(([code, message]) => ({
    field,
    code: snakeCase(code),
    message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => failuresOf(child, `${field}.`))];
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
