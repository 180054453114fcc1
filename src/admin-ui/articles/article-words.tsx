import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { ArticleKind } from "../../domain/article/article.ts";

/** Where an article is shown. */
export const kindWords: Readonly<Record<ArticleKind, ReactNode>> = {
  academy: <Trans>Academy</Trans>,
  blog: <Trans>Blog</Trans>,
  country: <Trans>Page of a country</Trans>,
  page: <Trans>Page</Trans>,
};
