/** Day or night: as the device says, or as the reader chose. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEY = 'halcyon/theme';

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';

class Light {
  theme = $state<Theme>(stored());
  show(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
export const light = new Light();
