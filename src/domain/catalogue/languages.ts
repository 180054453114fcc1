/** Languages that traders may say they trade in (ISO 639-1). */
export const languageCodes: readonly string[] =
  `af am ar az bg bn bs ca cs da de el en es et fa fi fil fr gu ha he hi hr hu hy id ig is it ja ka
  kk km kn ko lt lv mk ml mn mr ms my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th
  tr uk ur uz vi yo zh zu`.split(/\s+/);
