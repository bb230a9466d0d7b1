// Installed in this folder, for the benchmark alone.
declare module '@uppy/core';
declare module '@uppy/dashboard';
declare module '@uppy/dashboard/css/style.min.css';
declare module '@uppy/golden-retriever';
declare module '@uppy/xhr-upload';
