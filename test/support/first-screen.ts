/** What a visitor sees before any program runs. */
export function screenIn(page: string): string {
  return (
    /<div id="app"[^>]*>(.*)<\/div>\s*<script type="application\/json" id="reads">/s.exec(
      page,
    )?.[1] ?? ""
  );
}

/** The page as a stranger gets it. */
export async function pageAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers: { accept: "text/html", ...headers } })).text();
}
