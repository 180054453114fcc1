import type { Tracer } from "../adapters/tracing/tracer.ts";

/** Keeps what a use case does as a part of the request that calls it; other parts stay as they are. */
export function tracedUseCase<Part>(name: string, part: Part, tracer: Tracer | undefined): Part {
  if (!tracer || !isUseCase(part)) return part;
  return new Proxy(part, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof found !== "function") return found;
      return (...given: unknown[]) =>
        tracer.part(nameOf(name, key), () => Reflect.apply(found, target, given) as unknown);
    },
  });
}

function isUseCase(part: unknown): part is object {
  return (
    typeof part === "object" &&
    part !== null &&
    "execute" in part &&
    typeof part.execute === "function"
  );
}

function nameOf(name: string, key: string | symbol): string {
  return key === "execute" ? name : `${name}.${String(key)}`;
}
