/** Whether the last thing that was touched is a key: only then may the focus be moved for somebody. */
let keys = false;
addEventListener('keydown', () => {
  keys = true;
});
addEventListener('pointerdown', () => {
  keys = false;
});
export const byKeyboard = (): boolean => keys;
