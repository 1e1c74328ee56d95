/** The page's own letters as a style sheet that needs no other file: a picture is drawn by itself and may load nothing. */
const faces = (): { rule: CSSFontFaceRule; base: string }[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
    ),
  );
const asData = async (address: string): Promise<string> => {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};
export const fontFaces = async (): Promise<string> => {
  const embed = async ({ rule, base }: { rule: CSSFontFaceRule; base: string }): Promise<string> => {
    const [named, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText) ?? [];
    return named ? rule.cssText.replace(named, `url(${await asData(new URL(address!, base).href)})`) : '';
  };
  return (await Promise.all(faces().map(embed))).join('\n');
};
