import "../design/fonts.css";
import "../design/tokens.css";
import "../design/base.css";
import { createRoot, type Root } from "react-dom/client";
import { defaultLocale, localeCodes, type Locale } from "../../http/contract/locales.ts";
import { hostedStatePath, type HostedState } from "../../http/contract/micro-apps.ts";
import { csrfTokenElement } from "../../http/contract/page-state.ts";
import { showTheme } from "../design/theme.ts";
import { loadTexts } from "../i18n.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { mountOnce } from "../routing/mount-once.ts";
import { locationFault } from "../routing/page-location.ts";
import { createReadMemory } from "../server/use-read.ts";
import { HostedApp } from "./hosted-app.tsx";
import { HostedFailure } from "./hosted-failure.tsx";
import { sectionAt, type Place } from "./section-at.ts";
import { watchBalances, type Host } from "./watch-balances.ts";

interface Mounted {
  readonly root: Root;
  /** Ends what the host is told. */
  readonly stop: () => void;
}

const mounted = new Map<HTMLElement, Mounted>();

/** One for all places of a page, as one page has one. */
const memory = createReadMemory();

/** Read once for all places of a page. */
let hosted: Promise<HostedState> | undefined;

/**
 * Mounts a part of the interface in an element of a page of our own origin, once. `location`: the text of
 * its `data-location`, the JSON of `{ route, props }`; `props` are the query of the page. What does not
 * name a page of a section is not mounted: the element says that it cannot be loaded, and the console
 * why.
 */
export async function mount(
  element: HTMLElement,
  location: string | undefined,
  host: Host = {},
): Promise<void> {
  const locale = localeOf(document);
  const [i18n, state] = await Promise.all([loadTexts(locale), stateFor(locale)]);
  const fault = locationFault(location, (route) => sectionAt(route) !== undefined);
  if (fault) reportError(fault);
  mountOnce(element, () => {
    const root = createRoot(element);
    // The bar at the bottom of a phone is of our own pages.
    element.style.setProperty("--bottom-bar-height", "0px");
    mounted.set(element, { root, stop: watchBalances(memory, host) });
    const problem = fault ?? state;
    root.render(
      problem instanceof Error ? (
        <HostedFailure i18n={i18n} error={problem} />
      ) : (
        <HostedApp
          i18n={i18n}
          memory={memory}
          state={problem.state}
          place={JSON.parse(location ?? "") as Place}
        />
      ),
    );
  });
}

/** Takes a part out of its element, which can be mounted again. */
export function unmount(element: HTMLElement): void {
  const { root, stop } = mounted.get(element) ?? {};
  root?.unmount();
  stop?.();
  mounted.delete(element);
  delete element.dataset["mounted"];
}

/** Tells mounted parts that the host's theme changed. */
export function darkModeUpdate(isDark: boolean): void {
  showTheme(window, isDark ? "dark" : "light");
}

export { sdkVersion } from "../../http/contract/micro-apps.ts";

function localeOf({ documentElement }: Document): Locale {
  return localeCodes.find((code) => code === documentElement.lang) ?? defaultLocale;
}

/** The state, or why there is none; the next one who asks tries again then. */
async function stateFor(locale: Locale): Promise<HostedState | Error> {
  try {
    return await (hosted ??= readState(locale));
  } catch (error) {
    hosted = undefined;
    return error instanceof Error ? error : new Error();
  }
}

/** As in a served page, the token stands in the head. */
async function readState(locale: Locale): Promise<HostedState> {
  const answer = await fetch(pagePath(locale, hostedStatePath));
  if (!answer.ok) throw new Error(`The state of the page was answered with ${answer.status}`);
  const { data } = (await answer.json()) as { readonly data: HostedState };
  const token = document.createElement("meta");
  token.name = csrfTokenElement;
  token.content = data.csrfToken;
  document.head.append(token);
  return data;
}
