import { PageFault } from "../navigation/page-fault.ts";

/**
 * What is wrong with the `data-location` attribute of the place where the interface is mounted, in
 * the words of the specification (section 8): it is the JSON of an object with a known route and an
 * object of props. Undefined: nothing.
 */
export function locationFault(
  text: string | undefined,
  isRoute: (route: string) => boolean,
): PageFault | undefined {
  const location = parse(text);
  if (!isObject(location)) return new PageFault("data-location attribute is not valid");
  const { route, props } = location;
  if (typeof route !== "string" || !isRoute(route)) return new PageFault("route field is invalid");
  return isObject(props) ? undefined : new PageFault("props field is invalid");
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
