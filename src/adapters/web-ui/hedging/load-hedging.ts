/** The version of the widget that our pages show. */
const hedgingVersion = "0.9.0";

/** Where a developer names another manifest, as a path of this origin. */
export const hedgingOverride = "hedging-manifest";

/** What the script of the widget exports. */
export interface HedgingScript {
  readonly mount: (
    element: HTMLElement,
    location: string,
    host: { readonly balanceSync: () => void },
  ) => Promise<void>;
  readonly unmount: (element: HTMLElement) => void;
}

/** What loading needs of the browser. */
interface LoadParts {
  readonly fetch: (path: string) => Promise<Pick<Response, "ok" | "json">>;
  readonly load: (script: string) => Promise<HedgingScript>;
  /** As it is stored; null where nobody named one. */
  readonly override: string | null;
}

/**
 * The widget's script, by its manifest. Undefined where the manifest or the script cannot be loaded: a page
 * is not less without the widget. A manifest that does not say its SDK version is an error.
 */
export async function loadHedging(parts: LoadParts): Promise<HedgingScript | undefined> {
  const manifest = await readManifest(parts);
  if (manifest === undefined) return undefined;
  const { sdkVersion, script } = manifest;
  if (typeof sdkVersion !== "string" || sdkVersion === "") {
    throw new Error("The manifest of the hedging widget has no SDK version");
  }
  if (typeof script !== "string") return undefined;
  return parts.load(script).catch(() => undefined);
}

async function readManifest({ fetch, override }: LoadParts) {
  try {
    const answer = await fetch(manifestPath(override));
    if (!answer.ok) return undefined;
    const { data } = (await answer.json()) as { readonly data?: unknown };
    return { ...(data as object) } as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** Only a path of this origin: a script of another one would act as the user. */
export function manifestPath(override: string | null): string {
  const isOwn = override !== null && /^\/(?![/\\])[\w./-]+$/.test(override);
  return isOwn ? override : `/micro-apps/hedging/${hedgingVersion}/manifest.json`;
}
