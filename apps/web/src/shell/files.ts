/** Offers a file to keep. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
export const saveText = (name: string, text: string): void => saveFile(new File([text], name, { type: 'text/plain' }));
