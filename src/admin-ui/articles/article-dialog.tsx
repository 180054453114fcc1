import { useState } from "react";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { AdminArticleView } from "../../adapters/http/contract/admin/articles.ts";
import { localeCodes, offeredLocales, type Locale } from "../../adapters/http/contract/locales.ts";
import { articleKinds, type ArticleKind } from "../../domain/article/article.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { LanguageWords } from "../words/language-words.tsx";
import { kindWords } from "./article-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** Writes an article, or the next version of one: its place then stays. */
export function ArticleDialog(props: { article?: AdminArticleView; onClose: () => void }) {
  const { article, onClose } = props;
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [kind, setKind] = useState<ArticleKind>(article?.kind ?? "academy");
  const [slug, setSlug] = useState(article?.slug ?? "");
  const [locale, setLocale] = useState<Locale>(
    localeCodes.find((each) => each === article?.locale) ?? "en",
  );
  const [title, setTitle] = useState(article?.title ?? "");
  const [summary, setSummary] = useState(article?.summary ?? "");
  const [body, setBody] = useState(article?.body ?? "");
  const [isPublished, setPublished] = useState(article?.isPublished ?? false);
  const isOld = article !== undefined;
  const save = async (reason: string) => {
    const done = await send(() =>
      client.call("saveArticle", {
        body: {
          kind,
          slug,
          locale,
          title,
          summary,
          body,
          is_published: isPublished,
          seen_version: article?.version ?? 0,
          reason,
        },
      }),
    );
    if (!done) return;
    memory.setQueryData(readKey("viewArticles", {}), done);
    onClose();
  };
  return (
    <ReasonDialog
      title={isOld ? <Trans>Edit the article</Trans> : <Trans>New article</Trans>}
      act={<Trans>Save</Trans>}
      isReady={[slug, title, summary, body].every((text) => text.trim() !== "")}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void save(reason)}
      onClose={onClose}
    >
      <TextField
        select
        label={t`Where`}
        helperText={t`A country's document has the address of that country's page, such as portugal. The page for refugees is refugees.`}
        value={kind}
        disabled={isOld}
        onChange={(event) =>
          setKind(articleKinds.find((each) => each === event.target.value) ?? kind)
        }
      >
        {articleKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {kindWords[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t`Address`}
        helperText={t`Lower-case letters, digits and hyphens, such as staying-safe.`}
        value={slug}
        disabled={isOld}
        onChange={(event) => setSlug(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        select
        label={t`Language`}
        value={locale}
        disabled={isOld}
        onChange={(event) =>
          setLocale(localeCodes.find((each) => each === event.target.value) ?? locale)
        }
      >
        {localeCodes
          .filter((each) => offeredLocales.includes(each) || each === locale)
          .map((each) => (
            <MenuItem key={each} value={each}>
              <LanguageWords locale={each} />
            </MenuItem>
          ))}
      </TextField>
      <TextField
        label={t`Title`}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        label={t`Summary`}
        multiline
        minRows={2}
        value={summary}
        onChange={(event) => setSummary(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextField
        label={t`Text`}
        helperText={t`An empty line starts a paragraph, ## a heading, - a list item.`}
        multiline
        minRows={8}
        maxRows={20}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
      />
      <FormControlLabel
        control={
          <Switch checked={isPublished} onChange={(event) => setPublished(event.target.checked)} />
        }
        label={t`Published`}
      />
    </ReasonDialog>
  );
}
