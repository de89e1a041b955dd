/** The response to a request for an upload address. */
export const UPLOAD = {
  status: 200,
  data: { id: 'f1', name: 'a.png' },
  file_upload_request: {
    url: 'https://store.example/bucket',
    method: 'POST',
    form_fields: [
      { key: 'key', value: 'f1/a.png' },
      { key: 'Content-Type', value: 'binary/octet-stream' },
    ],
  },
}
