import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** The parts of a syntax tree that are looked at. */
interface Property {
  readonly key?: { readonly name?: string };
  value?: { readonly type: string; readonly value?: unknown };
}
interface ObjectPath {
  readonly node: { readonly properties: readonly Property[] };
}
interface Babel {
  readonly types: { valueToNode(value: unknown): NonNullable<Property["value"]> };
}

/**
 * The texts of the source language stand in the code, in their compiled form: a page loads those
 * that it shows, with the code that shows them. Other languages have a catalogue, which goes first.
 */
export function textsInCode(): ReturnType<typeof linguiTransformerBabelPreset> {
  const macro = linguiTransformerBabelPreset({ descriptorFields: "message" });
  const { preset } = macro;
  const plugins = typeof preset === "object" && "plugins" in preset ? (preset.plugins ?? []) : [];
  return { ...macro, preset: { plugins: [...plugins, compiledTexts] } };
}

/** What the macro leaves is an object with the text's id and the text. */
function compiledTexts({ types }: Babel) {
  return {
    name: "compiled-texts",
    visitor: {
      ObjectExpression({ node: { properties } }: ObjectPath) {
        const [id, message] = ["id", "message"].map((name) =>
          properties.find(({ key }) => key?.name === name),
        );
        const text = message?.value?.value;
        if (!id || !message || typeof text !== "string") return;
        const compiled: unknown = JSON.parse(JSON.stringify(compileMessageOrThrow(text)));
        message.value = types.valueToNode(compiled);
      },
    },
  };
}
